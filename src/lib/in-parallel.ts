/** Runs an async function on each item of a list with limited concurrency; results keep the list's order. */
export async function inParallel<T, R>(concurrency: number, list: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < list.length) {
      const index = next;
      next += 1;
      results[index] = await work(list[index] as T);
    }
  };
  await Promise.all(Array.from({length: Math.min(concurrency, list.length)}, worker));
  return results;
}
