/** The sum of some figures; 0 if there are none. */
export const sum = (figures: readonly number[]): number => figures.reduce((a, b) => a + b, 0);
