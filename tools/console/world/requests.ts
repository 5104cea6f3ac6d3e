import {netPlugin} from './plugins';
import {sum} from './sum';
import type {Component} from './types';

/** The containers of one instance: the component's own and that of its plugin. */
const containersOf = (component: Component) => [component, ...(netPlugin.component === component.alias ? [netPlugin] : [])];

/** Memory in MB and thousandths of cores that running instances request together. The platform only sets a memory limit, which Kubernetes uses as the request as well. */
export function requestsOf(parts: readonly Component[]): {memory: number; cpu: number} {
  // What doesn't run uses nothing.
  const running = parts.filter(({usedMemory}) => usedMemory > 0);
  return {
    memory: sum(running.map((one) => sum(containersOf(one).map(({memory}) => memory)) * one.instances)),
    cpu: sum(running.map((one) => sum(containersOf(one).map(({cpu}) => cpu)) * one.instances)),
  };
}
