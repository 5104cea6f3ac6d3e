import {javascriptLiteral} from './literal';
import {indentRest, target, type SampleLanguage} from './request';

export const node: SampleLanguage = {
  value: 'node',
  label: 'Node.js',
  fence: 'js',
  write: (request) => {
    const {method, body, hasReply} = request;
    const options = [
      ...(method === 'get' ? [] : [`method: '${method.toUpperCase()}'`]),
      body === undefined
        ? 'headers: {Authorization: process.env.TOKEN}'
        : "headers: {\n    Authorization: process.env.TOKEN,\n    'Content-Type': 'application/json',\n  }",
      ...(body === undefined ? [] : [`body: JSON.stringify(${indentRest(javascriptLiteral(body), 2)})`]),
    ];
    return `const path = '${target(request)}';

const reply = await fetch(process.env.CONSOLE + path, {
${options.map((option) => `  ${option},`).join('\n')}
});
if (!reply.ok) throw new Error(await reply.text());
console.log(${hasReply ? 'await reply.json()' : 'reply.status'});`;
  },
};
