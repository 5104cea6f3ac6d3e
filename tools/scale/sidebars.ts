import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Item = Extract<SidebarsConfig[string], unknown[]>[number];

/** Folder of a copy, which is also the first part of its documents' ids and addresses. */
export const copyFolder = (number: number) => `copy-${number}`;

/** The parts of any sidebar entry that differ in a copy of it. */
type Entry = {
  readonly type?: string;
  readonly id?: string;
  readonly key?: string;
  readonly link?: {readonly id?: string};
  readonly items?: readonly Item[];
};

/** Copies an entry so that it leads to the copies of its documents; keys distinguish categories with the same label. */
function copyOfItem(item: Item, number: number): Item {
  const idOf = (id: string) => `${copyFolder(number)}/${id}`;
  if (typeof item === 'string') return idOf(item);
  const {id, key, link, items} = item as Entry;
  return {
    ...item,
    ...(id !== undefined && {id: idOf(id)}),
    ...(key !== undefined && {key: `${key}-${number}`}),
    ...(link?.id !== undefined && {link: {...link, id: idOf(link.id)}}),
    ...(items !== undefined && {items: items.map((inner) => copyOfItem(inner, number))}),
  } as Item;
}

/** Every sidebar with a category for each copy of its pages. */
export function withCopies(sidebars: SidebarsConfig, times: number): SidebarsConfig {
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, entries]) => {
      const items = entries as Item[];
      const copies = Array.from({length: times - 1}, (_, index): Item => {
        const number = index + 2;
        return {type: 'category', label: `(${number})`, key: copyFolder(number), items: items.map((item) => copyOfItem(item, number))};
      });
      return [name, [...items, ...copies]];
    }),
  );
}
