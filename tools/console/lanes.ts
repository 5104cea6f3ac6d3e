import type {Bench} from './bench';
import type {Language} from './language';

/** One of several that look at the console at the same time, each with a bench of its own. */
export type Lane = {readonly language: Language; readonly bench: Bench};

/** Does something with each item, in the lanes at the same time; each lane takes the next item that is left. */
export async function inLanes<Item>(items: readonly Item[], lanes: readonly Lane[], work: (item: Item, lane: Lane) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const item of left) await work(item, lane);
    }),
  );
}
