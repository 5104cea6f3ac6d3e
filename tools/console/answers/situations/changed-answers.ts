import {list, type Answer, type Call} from '../router';

type Answering = ((call: Call) => Answer) | undefined;

/** The world's answer to a call, with more fields in its object. */
export function withMore(call: Call, answer: Answering, more: object): Answer {
  const found = answer?.(call) ?? list([]);
  const body = found.body as {readonly data: {readonly bean: object}};
  return {...found, body: {...body, data: {...body.data, bean: {...body.data.bean, ...more}}}};
}

/** The world's answer to a call, with some of its values replaced. */
export const changed =
  (answer: Answering, change: (key: string, value: unknown) => unknown) =>
  (call: Call): Answer => {
    const {body, ...rest} = answer?.(call) ?? list([]);
    return {...rest, body: JSON.parse(JSON.stringify(body, change)) as unknown};
  };
