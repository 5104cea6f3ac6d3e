/** The sum of some figures; of none it is 0. */
export const sum = (figures: readonly number[]): number => figures.reduce((a, b) => a + b, 0);
