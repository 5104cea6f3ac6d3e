import {describe, expect, it} from 'vitest';

import {findLanguage, languageNames, tokenize} from '../../../src/remark/code/languages';
import {parseCodeMeta} from '../../../src/remark/code/meta';
import {renderCode} from '../../../src/remark/code/render';

const plain = {showLineNumbers: false, highlighted: new Set<number>()};

function render(language: string, code: string, options = plain): string {
  const found = findLanguage(language);
  if (found === undefined) throw new Error(`no language "${language}"`);
  return renderCode(code, found, options);
}

/** Highlighted code with `role:text` in guillemets instead of markup. */
function roles(language: string, code: string): string {
  return render(language, code).replace(/<span class="token (\w+)">([^<]*)<\/span>/g, '«$1:$2»');
}

const withoutMarkup = (html: string) => html.replace(/<[^>]+>/g, '').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');

describe('languages', () => {
  it.each(languageNames)('%s highlights without losing or adding a character', (name) => {
    const code = 'a <b-c> & "d"\n\n# e = 1 // f\n\t{{ g }}';
    expect(withoutMarkup(render(name, code))).toBe(code);
    const grammar = findLanguage(name)?.grammar;
    if (grammar !== undefined) expect(tokenize('', grammar)).toEqual(expect.any(Array));
  });

  it('does not take a name of every object for a language', () => {
    expect(findLanguage('constructor')).toBeUndefined();
    expect(findLanguage('ymal')).toBeUndefined();
  });
});

describe('shell', () => {
  it('marks the word in the place of a command, known or not', () => {
    expect(roles('bash', 'helm install rainbond')).toBe('«key:helm» install rainbond');
    expect(roles('bash', 'sudo grctl cluster | ./filter.sh')).toBe('«key:sudo» «key:grctl» cluster «quiet:|» «key:./filter.sh»');
    expect(roles('bash', "EIP='1' bash ./install.sh")).toBe("«word:EIP»«quiet:=»«string:'1'» «key:bash» ./install.sh");
  });

  it('does not take a continued line or an argument for a command', () => {
    expect(roles('bash', 'docker run \\\n  install')).toBe('«key:docker» run «quiet:\\»\n  install');
    expect(roles('bash', 'docker exec app bash')).toBe('«key:docker» exec app bash');
  });

  it('leaves port mappings whole', () => {
    expect(roles('bash', 'docker run -p 8080:80')).toBe('«key:docker» run «value:-p» 8080:80');
  });

  it('sets prompts apart, so that they are not copied', () => {
    const html = render('bash', '$ helm repo update\noutput $ 5\n$ kubectl get po');
    expect(html).toMatch(/^<span class="prompt"><\/span><span class="token key">helm/);
    expect(withoutMarkup(html)).toBe('helm repo update\noutput $ 5\nkubectl get po');
    expect(render('yaml', '$ a')).not.toContain('prompt');
  });
});

describe('slots', () => {
  it('mark what the reader replaces, inside strings and across tokens', () => {
    expect(roles('yaml', 'a: <公网 IP>')).toBe('«key:a»«quiet::» «slot:&lt;公网 IP&gt;»');
    expect(roles('bash', 'curl "http://<cluster-ip>:7070"')).toContain('«slot:&lt;cluster-ip&gt;»«string::7070"»');
    expect(roles('bash', 'kubectl -n <ns> get')).toContain('«slot:&lt;ns&gt;»');
  });

  it('are neither words that programs print nor comparisons nor here-documents', () => {
    expect(roles('text', 'a <none> b')).toBe('a &lt;none&gt; b');
    expect(roles('text', '1 <b and c> 2')).not.toContain('slot');
    expect(roles('bash', 'cat <<EOF >x\nEOF')).not.toContain('slot');
  });

  it('do not exist where angle brackets belong to the language', () => {
    expect(roles('java', 'List<String> a;')).not.toContain('slot');
    expect(roles('xml', '<name>a</name>')).not.toContain('slot');
  });
});

describe('lines', () => {
  it('get an element each only where they need one', () => {
    expect(render('text', 'a\nb')).toBe('a\nb');
    expect(render('text', 'a\nb', {showLineNumbers: true, highlighted: new Set()})).toBe(
      '<span class="code-line">a\n</span><span class="code-line">b\n</span>',
    );
    expect(render('text', 'a\nb', {showLineNumbers: false, highlighted: new Set([2])})).toBe(
      '<span class="code-line">a\n</span><span class="code-line code-line--highlighted">b\n</span>',
    );
  });

  it('close and reopen a token that goes over several of them', () => {
    const html = render('java', '/* a\nb */', {showLineNumbers: true, highlighted: new Set()});
    expect(html).toBe(
      '<span class="code-line"><span class="token comment">/* a</span>\n</span><span class="code-line"><span class="token comment">b */</span>\n</span>',
    );
  });
});

describe('meta', () => {
  it('reads title, numbers, output and lines in any order', () => {
    expect(parseCodeMeta('{1,3-5} showLineNumbers title="a b.yaml"')).toEqual({
      title: 'a b.yaml',
      showLineNumbers: true,
      output: false,
      highlighted: new Set([1, 3, 4, 5]),
    });
    expect(parseCodeMeta("output title='x'")).toMatchObject({output: true, title: 'x'});
    expect(parseCodeMeta('')).toEqual({showLineNumbers: false, output: false, highlighted: new Set()});
  });

  it.each([
    ['showLinenumbers', /"showLinenumbers" means nothing/],
    ['{0}', /"\{0\}" is no line/],
    ['{5-3}', /"\{5-3\}" is no line/],
    ['title=a', /"title=a" means nothing/],
  ])('refuses %s', (meta, message) => {
    expect(() => parseCodeMeta(meta)).toThrow(message);
  });
});
