/** The picture that shows when a page is shared; one per language, its words are drawn into it. */
export function sharingImage(locale: string): string {
  return `img/share-${locale}.png`;
}
