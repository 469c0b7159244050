import { describe, expect, it } from "vitest";
import type { CourseText, LessonText } from "../protocol";
import { nextOf, placeOfLesson } from "./lessons";

const lesson = (id: string): LessonText => ({ id, title: id, minutes: 5, role: "a", intro: "", end: "", steps: [] });
const course = (id: string, ...ids: string[]): CourseText => ({ id, title: id, text: "", lessons: ids.map(lesson) });
const courses = [course("one", "a", "b"), course("two", "c")];

describe("lessons", () => {
  it("knows where a lesson stands and what follows in its course", () => {
    expect(placeOfLesson(courses, "a")).toMatchObject({ number: 1, next: { id: "b" } });
    expect(placeOfLesson(courses, "b")).toMatchObject({ number: 2, next: null });
    expect(placeOfLesson(courses, "x")).toBeNull();
  });

  it("goes on with the first that is not done, and begins again when all are", () => {
    expect(nextOf("g", courses[0]!, new Set(["g/a"]))?.id).toBe("b");
    expect(nextOf("g", courses[0]!, new Set(["h/a"]))?.id).toBe("a");
    expect(nextOf("g", courses[0]!, new Set(["g/a", "g/b"]))?.id).toBe("a");
  });
});
