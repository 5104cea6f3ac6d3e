import {readHead, readNext, readRecord, readText, type NextLink, type PageHead, type Raw} from '.';

/** What the cloud calls its products; the short names fit a phone. */
export type VendorProducts = {
  readonly cluster: string;
  readonly entry: string;
  readonly database: string;
  readonly storage: string;
  readonly registry: string;
  readonly short: {readonly database: string; readonly storage: string; readonly registry: string};
};

/** What a page about a cloud says about itself in its front matter. */
export type VendorFrontMatter = PageHead & {
  /** What the cloud's Kubernetes is called. */
  readonly name: string;
  readonly lede: string;
  readonly products: VendorProducts;
  readonly next: readonly NextLink[];
};

/**
 * Reads the front matter of a page about a cloud.
 * @throws Error that names the missing or malformed entry, which stops the build
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
