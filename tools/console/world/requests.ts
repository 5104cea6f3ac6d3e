import {netPlugin} from './plugins';
import {sum} from './sum';
import type {Component} from './types';

/** Those of one instance: the component's container and that of its plugin. */
const containersOf = (component: Component) => [component, ...(netPlugin.component === component.alias ? [netPlugin] : [])];

/** Memory in MB and thousandths of cores that running instances request together. The platform sets a limit of memory alone, which Kubernetes takes for the request as well. */
export function requestsOf(parts: readonly Component[]): {memory: number; cpu: number} {
  // What doesn't run uses nothing.
  const running = parts.filter(({usedMemory}) => usedMemory > 0);
  return {
    memory: sum(running.map((one) => sum(containersOf(one).map(({memory}) => memory)) * one.instances)),
    cpu: sum(running.map((one) => sum(containersOf(one).map(({cpu}) => cpu)) * one.instances)),
  };
}
