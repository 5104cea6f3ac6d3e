import {readHead, readNext, readRecord, readText, type NextLink, type PageHead, type Raw} from '.';

/** The cloud's names for its products; the short ones fit a phone. */
export type VendorProducts = {
  readonly cluster: string;
  readonly entry: string;
  readonly database: string;
  readonly storage: string;
  readonly registry: string;
  readonly short: {readonly database: string; readonly storage: string; readonly registry: string};
};

/** Front matter of a page about a cloud. */
export type VendorFrontMatter = PageHead & {
  /** Name of the cloud's Kubernetes product. */
  readonly name: string;
  readonly lede: string;
  readonly products: VendorProducts;
  readonly next: readonly NextLink[];
};

/**
 * Reads the front matter of a page about a cloud.
 * @throws Error that names the missing or malformed entry and stops the build
 */
export function readVendor(raw: Raw): VendorFrontMatter {
  const products = readRecord(raw, 'products');
  const short = readRecord(products, 'short');
  const product = (key: string) => readText(products, key, `products.${key}`);
  const brief = (key: string) => readText(short, key, `products.short.${key}`);
  return {
    ...readHead(raw),
    name: readText(raw, 'name'),
    lede: readText(raw, 'lede'),
    products: {
      cluster: product('cluster'),
      entry: product('entry'),
      database: product('database'),
      storage: product('storage'),
      registry: product('registry'),
      short: {database: brief('database'), storage: brief('storage'), registry: brief('registry')},
    },
    next: readNext(raw),
  };
}
