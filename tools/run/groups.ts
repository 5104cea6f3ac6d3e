/** Groups the steps in their order: neighbours that may run in parallel together, all others alone. */
export function groups<Step extends {readonly parallel?: boolean}>(steps: readonly Step[]): Step[][] {
  const grouped: Step[][] = [];
  for (const step of steps) {
    const last = grouped.at(-1);
    if (step.parallel && last?.[0]?.parallel) last.push(step);
    else grouped.push([step]);
  }
  return grouped;
}
