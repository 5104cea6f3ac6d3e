import {jsonText} from './literal';
import {indentRest, target, type SampleLanguage} from './request';

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

export const curl: SampleLanguage = {
  value: 'curl',
  label: 'curl',
  fence: 'bash',
  write: (request) => {
    const method = request.method === 'get' ? '' : ` -X ${request.method.toUpperCase()}`;
    const lines = [
      `curl${method} "$CONSOLE${target(request)}"`,
      '-H "Authorization: $TOKEN"',
      ...(request.body === undefined ? [] : ['-H "Content-Type: application/json"', `-d ${quoted(indentRest(jsonText(request.body), 2))}`]),
    ];
    return `export CONSOLE="http://console.example.com:7070"
export TOKEN="<access-token>"

${lines.join(' \\\n  ')}`;
  },
};
