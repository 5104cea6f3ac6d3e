/** The one enterprise of the world. */
export const enterprise = {id: 'demo', name: 'demo', alias: {zh: '示例企业', en: 'Example enterprise'}, createdDaysAgo: 120} as const;
