/** Pinyin of the site's own words, as typed where the input method was off. */
const PINYIN = `
  anzhuang 安装 xiezai 卸载 shengji 升级 huigun 回滚 bushu 部署 goujian 构建 qidong 启动 tingzhi 停止 chongqi 重启 guanbi 关闭 shanchu 删除 qingli 清理
  chuangjian 创建 tianjia 添加 xiugai 修改 genghuan 更换 gengxin 更新 qiehuan 切换 shezhi 设置 peizhi 配置 chakan 查看 fangwen 访问 denglu 登录 zhuce 注册
  bangding 绑定 duijie 对接 jieru 接入 jicheng 集成 daoru 导入 daochu 导出 fabu 发布 fenxiang 分享 shangjia 上架 xiazai 下载 shangchuan 上传 qianyi 迁移
  kuorong 扩容 suorong 缩容 shensuo 伸缩 guazai 挂载 tiaoshi 调试 ceshi 测试 paicha 排查 chongzhi 重置 huifu 恢复 beifen 备份 jiankong 监控 gaojing 告警 baojing 报警
  rizhi 日志 wangguan 网关 yuming 域名 zhengshu 证书 duankou 端口 cunchu 存储 jiqun 集群 jiedian 节点 tuandui 团队 zuhu 租户 qiye 企业 yonghu 用户
  chengyuan 成员 quanxian 权限 juese 角色 mima 密码 zhanghao 账号 guanliyuan 管理员 yingyong 应用 zujian 组件 chajian 插件 yilai 依赖 muban 模板 shichang 市场
  yingyongshichang 应用市场 shangdian 商店 yingyongshangdian 应用商店 jingxiang 镜像 cangku 仓库 jingxiangcangku 镜像仓库 rongqi 容器 huanjing 环境 bianliang 变量
  huanjingbianliang 环境变量 wenjian 文件 peizhiwenjian 配置文件 shujuku 数据库 huancun 缓存 lixian 离线 gaokeyong 高可用 xinchuang 信创 guochanhua 国产化
  weifuwu 微服务 fuwuwangge 服务网格 liushuixian 流水线 huidu 灰度 huidufabu 灰度发布 rongduan 熔断 xianliu 限流 jiankangjiance 健康检测 zhongduan 终端
  mingling 命令 kongzhitai 控制台 yuanma 源码 daima 代码 yuyan 语言 jiekou 接口 lingpai 令牌 wendang 文档 jiaocheng 教程 rumen 入门 kuaisu 快速 jiagou 架构 gainian 概念
  shuyu 术语 qubie 区别 duibi 对比 banben 版本 jiage 价格 shoufei 收费 mianfei 免费 shouquan 授权 xuke 许可 kaiyuan 开源 qiyeban 企业版 shequ 社区 luntan 论坛
  zhichi 支持 anli 案例 changjing 场景 baocuo 报错 cuowu 错误 shibai 失败 wenti 问题 chaoshi 超时 neicun 内存 cipan 磁盘 fuwuqi 服务器 shili 实例`;

/** Words that an input method or a slip puts in the place of the site's own. */
const SLIPS = `
  邦定 绑定 以来 依赖 帐号 账号 布署 部署 按装 安装 编绎 编译 构件 构建 网管 网关 镜象 镜像 域明 域名 日至 日志 备分 备份 配制 配置 权线 权限 摸板 模板 模版 模板 组建 组件
  坏境 环境 秘钥 密钥 令版 令牌 监空 监控 告惊 告警 集裙 集群 结点 节点 存贮 存储 插键 插件 变亮 变量 升机 升级 卸栽 卸载 回衮 回滚 迁徙 迁移 证数 证书 端囗 端口 控制抬 控制台`;

const pairs = (text: string) => {
  const words = text.trim().split(/\s+/);
  return new Map(Array.from({length: words.length / 2}, (_, pair) => [words[2 * pair] ?? '', words[2 * pair + 1] ?? '']));
};

const pinyin = pairs(PINYIN);
const longestPinyin = Math.max(...Array.from(pinyin.keys(), ({length}) => length));

/** Chinese words that were typed instead of the site's own, and those. */
export const slips: ReadonlyMap<string, string> = pairs(SLIPS);

/** The site's words that letters spell in pinyin from the first to the last; none where they spell something else. */
export function spelledWords(letters: string): readonly string[] {
  if (letters === '') return [];
  for (let length = Math.min(longestPinyin, letters.length); length > 0; length -= 1) {
    const word = pinyin.get(letters.slice(0, length));
    const rest = letters.slice(length);
    if (word === undefined) continue;
    const others = spelledWords(rest);
    if (rest === '' || others.length > 0) return [word, ...others];
  }
  return [];
}

/** Words shorter than this resemble too many others. */
const SHORTEST = 4;

/** The known word that a stretch of Chinese is but for one character; undefined where there is none, or more than one. */
export function resembledWord(text: string, known: ReadonlySet<string>): string | undefined {
  if (text.length < SHORTEST) return undefined;
  const alike = Array.from(known).filter((word) => word.length === text.length && Array.from(word).filter((character, at) => character !== text.charAt(at)).length === 1);
  return alike.length === 1 ? alike[0] : undefined;
}
