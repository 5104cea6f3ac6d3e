/** The steps in their order: neighbours that may run beside each other together, all others alone. */
export function groups<Step extends {readonly beside?: boolean}>(steps: readonly Step[]): Step[][] {
  const grouped: Step[][] = [];
  for (const step of steps) {
    const last = grouped.at(-1);
    if (step.beside && last?.[0]?.beside) last.push(step);
    else grouped.push([step]);
  }
  return grouped;
}
