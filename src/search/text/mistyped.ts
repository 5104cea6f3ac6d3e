import {readingsOf} from './pinyin';

/** Wrong words caused by an input method or a typo, each followed by the site's word. */
const SLIPS = `
  邦定 绑定 以来 依赖 帐号 账号 布署 部署 按装 安装 编绎 编译 构件 构建 网管 网关 镜象 镜像 域明 域名 日至 日志 备分 备份 配制 配置 权线 权限 摸板 模板 模版 模板 组建 组件
  坏境 环境 秘钥 密钥 令版 令牌 监空 监控 告惊 告警 集裙 集群 结点 节点 存贮 存储 插键 插件 变亮 变量 升机 升级 卸栽 卸载 回衮 回滚 迁徙 迁移 证数 证书 端囗 端口 控制抬 控制台`;

const pairs = (text: string) => {
  const words = text.trim().split(/\s+/);
  return new Map(Array.from({length: words.length / 2}, (_, pair) => [words[2 * pair] ?? '', words[2 * pair + 1] ?? '']));
};

/** Mistyped Chinese words, mapped to the site's own. */
export const slips: ReadonlyMap<string, string> = pairs(SLIPS);

type Sounds = {readonly words: ReadonlyMap<string, string>; readonly longest: number};

/** Words by pronunciation, the first word of each; cached by word list. */
const soundsOf = (() => {
  const cache = new WeakMap<ReadonlySet<string>, Sounds>();
  return (known: ReadonlySet<string>): Sounds => {
    const before = cache.get(known);
    if (before) return before;
    const words = new Map<string, string>();
    for (const word of known) {
      if (slips.has(word)) continue;
      for (const sound of readingsOf(word)) if (!words.has(sound)) words.set(sound, word);
    }
    const sounds = {words, longest: Math.max(0, ...Array.from(words.keys(), ({length}) => length))};
    cache.set(known, sounds);
    return sounds;
  };
})();

/** The known words that letters spell completely in pinyin, as typed with the input method off; empty if they spell anything else. */
export function spelledWords(letters: string, known: ReadonlySet<string>): readonly string[] {
  const {words, longest} = soundsOf(known);
  for (let length = Math.min(longest, letters.length); length > 0; length -= 1) {
    const word = words.get(letters.slice(0, length));
    const rest = letters.slice(length);
    if (word === undefined) continue;
    const others = spelledWords(rest, known);
    if (rest === '' || others.length > 0) return [word, ...others];
  }
  return [];
}

/** Maximum length of a homophone: longer text is several words. */
const MAX_HOMOPHONE_LENGTH = 6;

/** The known word that sounds like a stretch of Chinese, which an input method may have offered in its place. */
export function homophoneOf(text: string, known: ReadonlySet<string>): string | undefined {
  if (text.length > MAX_HOMOPHONE_LENGTH) return undefined;
  const {words} = soundsOf(known);
  return readingsOf(text).map((sound) => words.get(sound)).find((word) => word?.length === text.length);
}

/** Words shorter than this resemble too many others. */
const MIN_LENGTH = 4;

/** Words by length; cached by word list. */
const byLength = (() => {
  const cache = new WeakMap<ReadonlySet<string>, ReadonlyMap<number, readonly string[]>>();
  return (known: ReadonlySet<string>) => {
    const before = cache.get(known);
    if (before) return before;
    const words = new Map<number, string[]>();
    for (const word of known) words.set(word.length, [...(words.get(word.length) ?? []), word]);
    cache.set(known, words);
    return words;
  };
})();

const differences = (a: string, b: string) => Array.from(a).filter((character, at) => character !== b.charAt(at)).length;

/** The known word that differs from a stretch of Chinese by one character; undefined if there is none, or more than one. */
export function resembledWord(text: string, known: ReadonlySet<string>): string | undefined {
  if (text.length < MIN_LENGTH) return undefined;
  const alike = (byLength(known).get(text.length) ?? []).filter((word) => differences(word, text) === 1);
  return alike.length === 1 ? alike[0] : undefined;
}
