import type {App} from './types';

export const apps: readonly App[] = [
  {
    id: 1,
    name: 'shop',
    team: 'dev',
    cluster: 'rainbond',
    kubernetesName: 'shop',
    note: {zh: '网上商店：前端、接口、数据库与缓存', en: 'A web shop: front end, API, database and cache'},
    components: ['gr3f2a11', 'gr7b90c4', 'grd41e08', 'gr5c6d72'],
    createdDaysAgo: 60,
    updatedHoursAgo: 2,
  },
];

/** The application with this number. */
export function appOf(id: number | string): App {
  const app = apps.find((one) => one.id === Number(id));
  if (!app) throw new Error(`The world has no application ${id}.`);
  return app;
}
