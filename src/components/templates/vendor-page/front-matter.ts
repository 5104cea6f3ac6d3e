import type {VendorProducts} from '@site/src/components/illustrations/vendor-landing';
import {readNext, readRecord, readText, type NextLink, type Raw} from '@site/src/components/templates/front-matter';

/** What a page about a cloud says about itself in its front matter. */
export type VendorFrontMatter = {
  /** What the cloud's Kubernetes is called. */
  readonly name: string;
  readonly lede: string;
  /** The cloud's products, as the drawing names them; the short names fit a phone. */
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
