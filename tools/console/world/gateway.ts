import {apps} from './apps';

/** A rule for traffic from outside: what it matches, and where it leads. */
export type Rule = {
  readonly id: string;
  readonly kind: 'http' | 'tcp';
  readonly component: string;
  readonly port: number;
  readonly app: number;
  /** HTTP only. */
  readonly domain?: string;
  readonly path?: string;
  readonly certificate?: number;
  /** TCP only: address and port at the gateway. */
  readonly endpoint?: string;
  /** Created by the platform itself. */
  readonly automatic: boolean;
};

export type Certificate = {readonly id: number; readonly alias: string; readonly domains: readonly string[]; readonly issuer: string; readonly endsInDays: number};

export const certificates: readonly Certificate[] = [
  {id: 1, alias: 'shop-example-com', domains: ['shop.example.com'], issuer: 'Example CA', endsInDays: 212},
  {id: 2, alias: 'wildcard-apps', domains: ['*.apps.example.com'], issuer: 'Example CA', endsInDays: 24},
];

export const rules: readonly Rule[] = [
  {id: 'r0001', kind: 'http', component: 'gr3f2a11', port: 80, app: 1, domain: 'shop.example.com', path: '/', certificate: 1, automatic: false},
  {id: 'r0002', kind: 'http', component: 'gr3f2a11', port: 80, app: 1, domain: '80.gr3f2a11.dev.apps.example.com', path: '/', automatic: true},
  {id: 'r0003', kind: 'http', component: 'gr7b90c4', port: 8080, app: 1, domain: 'shop.example.com', path: '/api', certificate: 1, automatic: false},
  {id: 'r0004', kind: 'tcp', component: 'grd41e08', port: 3306, app: 1, endpoint: '192.0.2.11:30306', automatic: false},
];

/** The rules that lead to an application. */
export const rulesOf = (app: number): readonly Rule[] => rules.filter((rule) => rule.app === app && apps.some(({id}) => id === app));
