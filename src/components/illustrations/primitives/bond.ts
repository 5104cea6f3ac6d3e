import {createContext, useContext} from 'react';

/** Paint of the flows: the gradient of the drawing that contains them. */
export const BondContext = createContext('currentColor');

/** The paint for connections, as a value of `stroke` or `fill`. */
export function useBond(): string {
  return useContext(BondContext);
}
