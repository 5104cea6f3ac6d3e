import {expect, it} from 'vitest';

import {calledHelpers} from '@site/src/framework/browser-code';

import {installedSource} from './installed';

it('the helpers of TypeScript that a module calls are known', () => {
  expect([...calledHelpers(installedSource('browser-code', '@docusaurus/utils-common/lib/index.js'))]).toEqual(['__importDefault']);
  expect([...calledHelpers('import { __assign, __rest as rest } from "tslib";\ntslib_2.__spread();')]).toEqual(['__assign', '__rest', '__spread']);
});
