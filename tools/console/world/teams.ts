import type {Team} from './types';

export const teams: readonly Team[] = [
  {
    id: 1,
    tenantId: '5d1f0c0000000000000000000000a001',
    name: 'dev',
    alias: {zh: '开发团队', en: 'Development'},
    clusters: ['rainbond', 'edge'],
    owner: 1,
    members: [
      {user: 1, role: 'admin'},
      {user: 2, role: 'developer'},
      {user: 3, role: 'viewer'},
      {user: 4, role: 'developer'},
    ],
    createdDaysAgo: 116,
  },
  {
    id: 2,
    tenantId: '5d1f0c0000000000000000000000a002',
    name: 'test',
    alias: {zh: '测试团队', en: 'Testing'},
    clusters: ['rainbond'],
    owner: 1,
    members: [
      {user: 1, role: 'admin'},
      {user: 3, role: 'developer'},
    ],
    createdDaysAgo: 90,
  },
  {
    id: 3,
    tenantId: '5d1f0c0000000000000000000000a003',
    name: 'prod',
    alias: {zh: '生产团队', en: 'Production'},
    clusters: ['rainbond'],
    owner: 1,
    members: [
      {user: 1, role: 'admin'},
      {user: 4, role: 'developer'},
      {user: 5, role: 'viewer'},
    ],
    createdDaysAgo: 72,
  },
];

/** The team with this name. */
export function teamOf(name: string): Team {
  const team = teams.find((one) => one.name === name);
  if (!team) throw new Error(`The world has no team ${name}.`);
  return team;
}
