/** Lessons: which were done on this device or by this person on another one, and what comes next. */
import type { CourseText, LessonText } from "../protocol";
import { api } from "./api";

const KEY = "underkeep-lessons";

/** `<game>/<lesson>` of all that were done here. */
export function lessonsDone(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

function remember(done: Set<string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...done]));
  } catch {
    /* without storage nothing is ticked off */
  }
}

export function noteDone(game: string, lesson: string): void {
  const done = lessonsDone();
  const one = `${game}/${lesson}`;
  if (done.has(one)) return;
  remember(done.add(one));
  void shareLessons();
}

/** What this device knows and what the server keeps with a name, brought together on both. */
export async function shareLessons(): Promise<Set<string>> {
  const kept = await api.keepLessons([...lessonsDone()]).catch(() => null);
  const all = lessonsDone();
  for (const one of kept?.done ?? []) all.add(one);
  remember(all);
  return all;
}

/** Somebody leaves this device: what is kept with their name is not for whoever comes next. */
export function forgetLessons(): void {
  remember(new Set());
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
