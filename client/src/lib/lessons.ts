/** Lessons: which this device has done, and what comes next. */
import type { CourseText, LessonText } from "../protocol";

const KEY = "underkeep-lessons";

/** `<game>/<lesson>` of all that were done here. */
export function lessonsDone(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

export function noteDone(game: string, lesson: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...lessonsDone().add(`${game}/${lesson}`)]));
  } catch {
    /* without storage nothing is ticked off */
  }
}

export interface Place {
  course: CourseText;
  lesson: LessonText;
  number: number; // in its course, from 1
  next: LessonText | null;
}

/** Where a lesson stands among the courses of its game. */
export function placeOfLesson(courses: CourseText[], id: string): Place | null {
  for (const course of courses) {
    const at = course.lessons.findIndex((lesson) => lesson.id === id);
    if (at >= 0) return { course, lesson: course.lessons[at]!, number: at + 1, next: course.lessons[at + 1] ?? null };
  }
  return null;
}

/** The first lesson of a course that is not done yet, else the first. */
export function nextOf(game: string, course: CourseText, done: Set<string>): LessonText | undefined {
  return course.lessons.find((lesson) => !done.has(`${game}/${lesson.id}`)) ?? course.lessons[0];
}
