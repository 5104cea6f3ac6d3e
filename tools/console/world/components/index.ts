import type {Component} from '../types';
import {api} from './api';
import {demo} from './demo';
import {migration} from './migration';
import {mysql} from './mysql';
import {payment} from './payment';
import {printDate} from './print-date';
import {redis} from './redis';
import {refused} from './refused';
import {samples} from './samples';
import {web} from './web';

/** Every component that lists of the world show. */
export const components: readonly Component[] = [web, api, mysql, redis];

/** Components that single screens show but lists don't: not built yet, or not run by the platform. */
const unlisted: readonly Component[] = [demo, migration, payment, printDate, refused, ...samples];

/** The component that calls refer to by this alias. */
export function componentOf(alias: string): Component {
  const component = [...components, ...unlisted].find((one) => one.alias === alias);
  if (!component) throw new Error(`The world has no component ${alias}.`);
  return component;
}
