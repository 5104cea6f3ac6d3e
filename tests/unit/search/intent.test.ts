import {describe, expect, test} from 'vitest';

import {fitOf} from '../../../src/search/engine/intent';

describe('what a query is after', () => {
  test.each(['接口文档', 'openapi', '创建应用的接口', 'api reference'])('%s: the interface', (query) => {
    expect(fitOf(query)('api')).toBeGreaterThan(1);
  });

  test.each(['接口太慢', '接口跨域', '前端调后端接口', 'slow api', 'api cors'])("%s: not the platform's interface", (query) => {
    expect(fitOf(query)('api')).toBeLessThanOrEqual(1);
  });
});
