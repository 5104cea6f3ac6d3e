import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Drawings on a grid of 260 × 120; `a` is filled, `b` tinted, `c` outlined, `l` a line, `s` a fine line. */
const {a, b, c, l, s} = styles;

const fanOut = (
  <>
    <path className={l} d="M60 60h52M148 60h20a14 14 0 0 0 14-14v-2a10 10 0 0 1 10-10M148 60h42M168 60a14 14 0 0 1 14 14v2a10 10 0 0 0 10 10" />
    <circle className={a} cx="60" cy="60" r="9" />
    <rect className={b} x="100" y="40" width="48" height="40" rx="12" />
    <path className={s} d="M112 60h22m-7-7 7 7-7 7" />
    <circle className={c} cx="200" cy="34" r="9" />
    <circle className={c} cx="200" cy="60" r="9" />
    <circle className={c} cx="200" cy="86" r="9" />
  </>
);

/** One drawing per tag; tags without one of their own share the book. */
const drawings: Readonly<Record<string, ReactNode>> = {
  gateway: fanOut,
  'service-mesh': (
    <>
      <path className={l} d="M94 36h72M86 45v30M174 45v30M94 84h72M96 44l68 32M164 44 96 76" />
      <rect className={b} x="68" y="24" width="28" height="24" rx="8" />
      <rect className={c} x="164" y="24" width="28" height="24" rx="8" />
      <rect className={c} x="68" y="72" width="28" height="24" rx="8" />
      <rect className={b} x="164" y="72" width="28" height="24" rx="8" />
      <circle className={a} cx="130" cy="60" r="6" />
    </>
  ),
  database: (
    <>
      <path className={l} d="M116 60h40" />
      <path className={b} d="M64 42v36c0 12 52 12 52 0V42" />
      <ellipse className={b} cx="90" cy="42" rx="26" ry="9" />
      <rect className={c} x="156" y="34" width="58" height="52" rx="8" />
      <path className={s} d="M168 50h34M168 60h24M168 70h30" />
    </>
  ),
  storage: (
    <>
      <rect className={c} x="76" y="26" width="108" height="20" rx="7" />
      <rect className={b} x="76" y="50" width="108" height="20" rx="7" />
      <rect className={c} x="76" y="74" width="108" height="20" rx="7" />
      <path className={s} d="M90 36h36M90 60h52M90 84h28" />
      <circle className={a} cx="172" cy="60" r="4" />
    </>
  ),
  observability: (
    <>
      <path className={s} d="M56 90h148M56 66h148M56 42h148" />
      <path className={l} d="M56 78h24l14-30 20 36 18-46 16 30h56" />
      <circle className={a} cx="132" cy="38" r="6" />
    </>
  ),
  devops: (
    <>
      <path className={l} d="M92 60h24M144 60h24" />
      <circle className={a} cx="74" cy="60" r="18" />
      <rect className={b} x="116" y="44" width="32" height="32" rx="9" />
      <path className={s} d="m126 55 5 5-5 5M135 66h5" />
      <rect className={c} x="168" y="44" width="32" height="32" rx="9" />
      <path className={s} d="m176 60 5 5 11-11" />
    </>
  ),
  delivery: (
    <>
      <path className={l} d="M120 60h24" />
      <rect className={b} x="56" y="34" width="64" height="52" rx="12" />
      <path className={s} d="M56 54h64M80 34v20M96 34v20" />
      <rect className={c} x="144" y="34" width="64" height="52" rx="12" strokeDasharray="4 5" />
      <path className={s} d="M144 54h64M168 34v20M184 34v20" />
    </>
  ),
  'multi-cloud': (
    <>
      <path className={l} d="M130 40c-32 0-60 6-60 34M130 40c32 0 60 6 60 34" strokeDasharray="4 5" />
      <rect className={b} x="106" y="22" width="48" height="32" rx="10" />
      <circle className={a} cx="130" cy="38" r="6" />
      <rect className={c} x="40" y="72" width="60" height="26" rx="8" />
      <rect className={c} x="160" y="72" width="60" height="26" rx="8" />
    </>
  ),
  security: (
    <>
      <path className={b} d="M130 20 92 34v24c0 22 18 36 38 42 20-6 38-20 38-42V34Z" />
      <path className={s} d="m114 60 11 11 22-22" />
      <path className={l} d="M52 60h28M180 60h28" />
    </>
  ),
  kubernetes: (
    <>
      <path className={l} d="M130 38v44M111 49l38 22M149 49l-38 22" />
      <path className={b} d="m130 24 31 18v36l-31 18-31-18V42Z" />
      <circle className={a} cx="130" cy="60" r="9" />
      <rect className={c} x="44" y="48" width="30" height="24" rx="7" />
      <rect className={c} x="186" y="48" width="30" height="24" rx="7" />
    </>
  ),
  development: (
    <>
      <rect className={c} x="62" y="24" width="136" height="72" rx="12" />
      <path className={s} d="M62 42h136M122 76h30" />
      <path className={l} d="m82 56 12 10-12 10" />
      <circle className={a} cx="76" cy="33" r="3.5" />
      <rect className={b} x="160" y="54" width="26" height="30" rx="7" />
    </>
  ),
  architecture: (
    <>
      <path className={l} d="M130 46v14M130 60H80v14M130 60h50v14" />
      <rect className={b} x="100" y="20" width="60" height="26" rx="9" />
      <rect className={c} x="52" y="74" width="56" height="26" rx="9" />
      <rect className={c} x="152" y="74" width="56" height="26" rx="9" />
      <circle className={a} cx="130" cy="60" r="5" />
    </>
  ),
};

const book = (
  <>
    <path className={c} d="M130 40c-18-12-46-12-62-6v52c16-6 44-6 62 6 18-12 46-12 62-6V34c-16-6-44-6-62 6Z" />
    <path className={l} d="M130 40v52" />
    <path className={s} d="M82 50c10-2 22-1 32 4M82 64c10-2 22-1 32 4M146 54c10-5 22-6 32-4" />
  </>
);

/** A post's drawing, chosen by the first of its tags that has one. Purely decorative. */
export default function Motif({tags, className}: {readonly tags: readonly string[]; readonly className?: string}) {
  const tag = tags.find((key) => Object.hasOwn(drawings, key));
  return (
    <svg className={className} viewBox="0 0 260 120" aria-hidden="true">
      {tag === undefined ? book : drawings[tag]}
    </svg>
  );
}
