/** The moment at which the world stands still, in its own time zone. It is half a minute past, so that a picture that takes a few seconds stays within one minute. */
export const NOW = new Date('2023-07-05T10:20:30+08:00');

export const TIME_ZONE = 'Asia/Shanghai';

const MINUTE = 60_000;

type Ago = {readonly days?: number; readonly hours?: number; readonly minutes?: number; readonly seconds?: number};

const before = ({days = 0, hours = 0, minutes = 0, seconds = 0}: Ago) => new Date(NOW.getTime() - ((days * 24 + hours) * 60 + minutes) * MINUTE - seconds * 1000);

/** The moment this long ago, with its UTC offset, as most views write it. */
export const ago = (time: Ago): string => `${new Date(before(time).getTime() + 8 * 60 * MINUTE).toISOString().slice(0, 19)}+08:00`;

/** The same moment as date and time without an offset, for lists of the console that show it unchanged. */
export const agoPlain = (time: Ago): string => ago(time).slice(0, 19).replace('T', ' ');

/** The same moment in seconds since 1970. */
export const agoSeconds = (time: Ago): number => Math.floor(before(time).getTime() / 1000);
