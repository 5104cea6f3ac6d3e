import type {HelmOptions} from '@site/src/lib/helm-values';

export type VendorKey = 'ack' | 'cce' | 'tke';

/** `must` has to be there, `advised` belongs to production, `optional` is a matter of taste. */
export type Need = 'must' | 'advised' | 'optional';

/** A resource to have ready; its text may hold code between backquotes. */
export type Resource = {readonly name: string; readonly need: Need; readonly text: string};

/** A part of the values file, and what to mind about it. */
export type ValueNote = {readonly key: string; readonly text: string};

/** Something that goes wrong, and what to do. */
export type VendorFailure = {
  readonly id: string;
  readonly message: string;
  readonly where: string;
  /** `message` describes what is seen instead of quoting it. */
  readonly symptom?: boolean;
  readonly text: string;
  readonly more?: {readonly to: string; readonly label: string};
};

/** A cloud and what differs there. */
export type Vendor = {
  readonly key: VendorKey;
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly lede: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The cloud's products, as the drawing names them; the short names fit a phone. */
  readonly products: {
    readonly cluster: string;
    readonly entry: string;
    readonly database: string;
    readonly storage: string;
    readonly registry: string;
    readonly short: {readonly database: string; readonly storage: string; readonly registry: string};
  };
  readonly resources: readonly Resource[];
  readonly connect: string;
  readonly options: HelmOptions;
  readonly valueNotes: readonly ValueNote[];
  /** Where the console answers. */
  readonly consoleAddress: string;
  readonly verifyNote: string;
  readonly failures: readonly VendorFailure[];
  readonly cleanNote: string;
  /** Query of the command generator with the same choices. */
  readonly generator: string;
  readonly guide: {readonly to: string; readonly title: string; readonly note: string};
};
