import {translate} from '@docusaurus/Translate';

/** Suggested searches. Readers use each of them, and its first result is correct (`npm run search:relevance`). */
export function searchSuggestions(): readonly string[] {
  return [
    translate({id: 'search.suggestion.install', message: '快速安装', description: 'Suggested search; one of tools/relevance/queries.<language>.json'}),
    translate({id: 'search.suggestion.offline', message: '离线安装', description: 'Suggested search; one of tools/relevance/queries.<language>.json'}),
    translate({id: 'search.suggestion.firstApp', message: '部署第一个应用', description: 'Suggested search; one of tools/relevance/queries.<language>.json'}),
    translate({id: 'search.suggestion.domain', message: '绑定域名', description: 'Suggested search; one of tools/relevance/queries.<language>.json'}),
    translate({id: 'search.suggestion.build', message: '构建失败', description: 'Suggested search; one of tools/relevance/queries.<language>.json'}),
    translate({id: 'search.suggestion.password', message: '重置管理员密码', description: 'Suggested search; one of tools/relevance/queries.<language>.json'}),
  ];
}
