import {pythonLiteral} from './literal';
import {indentRest, type SampleLanguage} from './request';

export const python: SampleLanguage = {
  value: 'python',
  label: 'Python',
  fence: 'python',
  write: ({method, path, query, body, hasReply}) => {
    const lines = [
      `os.environ["CONSOLE"] + "${path}"`,
      'headers={"Authorization": os.environ["TOKEN"]}',
      ...(query.length === 0 ? [] : [`params=${pythonLiteral(Object.fromEntries(query))}`]),
      ...(body === undefined ? [] : [`json=${pythonLiteral(body)}`]),
      'timeout=30',
    ];
    return `import os

import requests

reply = requests.${method}(
${lines.map((line) => `    ${indentRest(line, 4)},`).join('\n')}
)
reply.raise_for_status()
print(${hasReply ? 'reply.json()' : 'reply.status_code'})`;
  },
};
