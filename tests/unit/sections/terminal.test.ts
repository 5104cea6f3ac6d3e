import {describe, expect, it} from 'vitest';

import {tokenize, toWords} from '@site/src/components/sections/terminal/tokens';

const kinds = (command: string) => tokenize(command).map(({kind, text}) => `${kind}:${text}`);

describe('tokens of a command', () => {
  it('marks the program and every one that follows it', () => {
    expect(kinds('curl -o a.sh https://x.y && bash ./a.sh')).toEqual([
      'program:curl',
      'plain: -o a.sh https://x.y && ',
      'program:bash',
      'plain: ./a.sh',
    ]);
  });

  it('marks places to fill in', () => {
    expect(kinds('  -e EIP=<your-ip> ^')).toEqual(['plain:  -e EIP=', 'slot:<your-ip>', 'plain: ^']);
  });

  it('leaves a continued line as it is', () => {
    expect(kinds('  -p 80:80 ^')).toEqual(['plain:  -p 80:80 ^']);
  });

  it('loses nothing', () => {
    const command = "helm install a b/c -n <space> \\\n    --set 'x[0].y=z' && ls";
    expect(tokenize(command).map(({text}) => text).join('')).toBe(command);
  });
});

describe('words of a command', () => {
  it('keep what stands together, and the spaces', () => {
    expect(toWords(tokenize('helm install --set a=<ip>,b=1  <name>'))).toEqual([
      [{kind: 'program', text: 'helm'}],
      ' ',
      [{kind: 'plain', text: 'install'}],
      ' ',
      [{kind: 'plain', text: '--set'}],
      ' ',
      [
        {kind: 'plain', text: 'a='},
        {kind: 'slot', text: '<ip>'},
        {kind: 'plain', text: ',b=1'},
      ],
      '  ',
      [{kind: 'slot', text: '<name>'}],
    ]);
  });
});
