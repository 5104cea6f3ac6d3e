import type {PageText} from '../../src/search/index/page-text';

/** Makes several pages of each page: texts move to other pages, and some of the words become new ones. */
export function growPages(pages: readonly PageText[], times: number): PageText[] {
  return Array.from({length: times}, (_, copy) => copy).flatMap((copy) =>
    pages.map((page, number): PageText => {
      const other = pages[(number + copy * 7) % pages.length] ?? page;
      const renamed = (text: string) => text.replace(/[\p{L}\p{N}]{6,}/gu, (word, place: number) => (copy > 0 && place % 20 === copy ? word + copy : word));
      return {
        ...page,
        url: copy === 0 ? page.url : `copy-${copy}/${page.url}`,
        sections: page.sections.map((section, place) => {
          const source = other.sections[place % other.sections.length] ?? section;
          return {...section, headings: section.headings.map(renamed), prose: renamed(source.prose), code: source.code};
        }),
      };
    }),
  );
}
