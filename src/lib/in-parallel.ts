/** Does the same work on each of a list, a few at a time; the results keep the list's order. */
export async function inParallel<T, R>(atOnce: number, list: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < list.length) {
      const place = next;
      next += 1;
      results[place] = await work(list[place] as T);
    }
  };
  await Promise.all(Array.from({length: Math.min(atOnce, list.length)}, worker));
  return results;
}
