import type {ChangeName} from './register';

/**
 * The error that stops a build in which a change to the framework doesn't take effect.
 * @param change name of the change
 * @param what what was found
 * @param compare what to compare with the framework's new version
 */
export function changeError(change: ChangeName, what: string, compare: string): Error {
  return new Error(`src/framework/${change}: ${what} The framework has changed: compare ${compare}, then read "After an upgrade" in src/framework/README.md.`);
}
