import type {ReactNode} from 'react';

export type IconProps = {
  /** Sizes or colours the icon otherwise than its text does. */
  readonly className?: string;
};

/** An icon of this folder, for data that names one by key. */
export type IconComponent = (props: IconProps) => ReactNode;

type Props = IconProps & {
  /** Shapes on a grid of 20 × 20, outlined with 1.5 units. */
  readonly children: ReactNode;
};

/**
 * Frame of every icon: takes colour and size from the text it stands in. Icons are
 * decoration: the control that holds one carries the name.
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
