/** Prepared plans: which one answers the questions of the set-up at a table, kept for this browser and role. */
const KEY = "underkeep-plan-";
const OWN = "own"; // this person sets up by hand and is not asked again
export const SURPRISE = "surprise";

const name = (table: string, role: string): string => `${KEY}${table}-${role}`;

/** The plan that was chosen; "" if nothing was chosen yet. */
export function planOf(table: string, role: string): string {
  try {
    return sessionStorage.getItem(name(table, role)) ?? "";
  } catch {
    return "";
  }
}

export function choosePlan(table: string, role: string, plan: string): void {
  try {
    sessionStorage.setItem(name(table, role), plan);
  } catch {
    /* then it is asked again after a reload */
  }
}

/** The plan itself, or one of them for whoever wants to be surprised. */
export function drawn(plan: string, plans: readonly string[]): string {
  return plan === SURPRISE ? (plans[Math.floor(Math.random() * plans.length)] ?? OWN) : plan;
}
