import type {ReactNode} from 'react';

export type IconProps = {
  /** Overrides the size or colour that the icon takes from its text. */
  readonly className?: string;
};

/** An icon from this folder, for data that refers to one by key. */
export type IconComponent = (props: IconProps) => ReactNode;

type Props = IconProps & {
  /** Shapes on a grid of 20 × 20, outlined with 1.5 units. */
  readonly children: ReactNode;
};

/**
 * The SVG element of every icon: takes colour and size from the surrounding text. Icons are
 * decorative: the control that contains one carries the name.
 */
export default function Icon({children, className}: Props) {
  return (
    <svg
      className={className}
      width="1.25em"
      height="1.25em"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false">
      {children}
    </svg>
  );
}
