import type {Bench} from './bench';
import type {Language} from './language';

/** One of several workers that visit the console in parallel, each with its own bench. */
export type Lane = {readonly language: Language; readonly bench: Bench};

/** Processes all items, with the lanes working in parallel; each lane takes the next remaining item. */
export async function inLanes<Item>(items: readonly Item[], lanes: readonly Lane[], work: (item: Item, lane: Lane) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const item of left) await work(item, lane);
    }),
  );
}
