import synonyms from '../synonyms.json';
import {slips} from './mistyped';

const words = (text: string) => text.trim().split(/\s+/);

/** Product terms, kept as whole words in pages and queries. */
const PRODUCT = `
  应用 组件 团队 企业 集群 控制台 集群端 应用市场 应用商店 应用模板 应用模型 应用拓扑 应用版本 应用备份 应用迁移 组件库 开源应用商店
  网关 网关策略 访问策略 服务网格 治理模式 插件 插件市场 依赖 依赖关系 伸缩 自动伸缩 弹性伸缩 构建源 环境变量 存储 共享存储 本地存储 配置文件 配置组
  离线交付 离线安装 离线包 离线导入 灰度发布 全链路灰度 蓝绿发布 滚动升级 信创 国产化 应用级多云 多云管理 平台管理员 企业管理员 团队管理员 团队成员
  多租户 多集群 混合云 私有部署 私有交付 高可用 高可用安装 单机安装 快速安装 快速入门 在线升级 一键升级 一键安装 自定义域名 默认域名 域名解析
  健康检测 健康检查 端口映射 对外端口 对内服务 负载均衡 熔断 限流 流量治理 服务注册 服务发现 链路追踪 可观测 可观测性 性能分析
  监控 监控报警 监控告警 报警 告警 日志 日志收集 访问日志 操作日志 审计 审计日志 备份 恢复 备份恢复 数据迁移 数据备份
  持续集成 持续部署 持续交付 流水线 代码仓库 镜像仓库 镜像 容器 容器镜像 容器运行时 命名空间 节点 工作负载 自定义资源 资源配额 资源限制
  第三方组件 第三方服务 定时任务 任务组件 有状态组件 有状态服务 无状态 虚拟机 软件包 源码 源码构建 静态页面 前后端分离 多模块 私服 制品
  微服务 微服务架构 低代码 中间件 数据库 消息队列 缓存 对象存储 网盘 单点登录 统一认证 权限 角色 认证 授权 许可证 证书 自动证书 泛域名
  企业版 开源版 社区版 版本对比 发行说明 版本说明 更新日志 升级日志 路线图 发布周期 技术架构 设计理念 使用场景 用户案例 用户论坛 合作伙伴
  接口 接口文档 访问令牌 密钥 操作步骤 命令行 命令行工具 安装脚本 安装包 引导页 界面安装 主机安装 托管集群 节点选择 亲和性 标签`;

/** Words for what a reader wants to do, or for what went wrong. */
const DAILY = `
  自动 手动 在线 远程 批量 临时 全部 单个 多个 外部 内部 公网 私有 公共 指定 默认 本地 共享 重新 强制 定时 实时 历史 最新 可用 兼容 性能 安全 流量 请求 响应
  安装 卸载 升级 回滚 部署 构建 启动 停止 重启 关闭 删除 清理 创建 新建 添加 编辑 修改 更换 更新 切换 设置 配置 查看 查询 访问 登录 注册 退出 绑定 解绑 对接 接入 集成
  导入 导出 发布 分享 上架 下载 上传 拉取 推送 迁移 扩容 缩容 扩展 挂载 连接 调试 调用 测试 验证 检测 巡检 排查 排障 排错 诊断 重置 找回 忘记 加密 隔离 限制 授予
  失败 报错 错误 异常 超时 无法 不能 打不开 不显示 卡住 拒绝 找不到 缺少 冲突 过期 不足 磁盘 内存 端口 防火墙 网络 代理 域名 地址 密码 口令 账号 用户 用户名 管理员 邮箱 手机
  服务器 机器 主机 浏览器 电脑 操作系统 内核 架构 环境 生产环境 测试环境 开发环境 前端 后端 后台 文件 目录 路径 参数 变量 脚本 命令 模板 实例 副本 进程 线程 时区 语言 版本 区别 对比 介绍 概述 教程 示例 案例 要求 硬件 前提 支持
  管理 检查 一键 健康 功能 系统 项目 数据 服务 平台 状态 列表 详情 记录 规则 策略 类型 名称 大小 数量 任务 事件 通知 消息 邮件 钉钉 微信 方案 流程 步骤 技术 工具 包管理 上限 下线 上线
  重试 等待 空白 白屏 乱码 中文 英文 重复 丢失 占用 释放 满了 变更 变慢 很慢 太慢 加速 同步 复制 移动 移交 转让 邀请 审批 计费 购买 试用 联系 反馈 更改 更名 改名 停用 启用 生效 不生效
  跨域 跳转 转发 路由 路径 前缀 重写 白名单 黑名单 真实 并发 延迟 带宽 连接数 会话 优雅 平滑 蓝绿 金丝雀 权重 分流 容灾 灾备 双活 异地 主备 主从 快照 归档 保留 轮转 采集 检索 大屏 面板 指标 阈值
  子目录 私钥 公钥 凭据 授权码 激活 注销 实名 备案 单点 统一 对象 块存储 文件存储 云盘 显卡 芯片 鲲鹏 飞腾 龙芯 海光 麒麟 统信 欧拉 等保`;

/** Words that are frequent in pages and queries; none of them is accidentally a homophone of another. */
const COMMON = `
  页面 资源 字段 名字 操作 业务 内容 显示 程序 时间 时长 开发 保存 返回 信息 界面 结果 别名 数字 商店 模式 入口 进入 负载 点击 格式 工作 监听 文档 输出 属性 目标 模型 来源 替换 表单
  开通 识别 匹配 生产 网格 覆盖 范围 软件 菜单 开源 登记 顺序 本机 开放 校验 按钮 中心 模块 分配 触发 窗口 清单 基础 厂商 允许 官方 随机 退回 位置 运维 声明 刷新 修复 视图 空格 签发 放行 过程 读取
  过滤 独立 注入 合并 编排 标准 转换 关系 中断 输入 结构 产品 选项 选择 搜索 描述 取消 回收 写入 信任 断开 周期 频率 只读 静态 机房 队列 排队 用途 驱动 调整 收集 引用 建立 名单 进度 统计 失效 图标 身份
  读写 注解 压缩 链接 计算 混合 标识 容量 联网 保护 网站 日期 效果 图表 资料 渲染 标题 公司 演示 托管 分区 计划 补丁 网段 现象 特权 报告 总量 合规 缺陷 稳定 映射 扫描 需求 跟随 耗时 约定 索引 排除 弹窗
  序号 保证 首页 续期 站点 暂停 排序 图形 组织 标志 查找 采样 失联 吞吐 图片 准入 边车 翻译 缓冲 短信 正则 循环 崩溃 实验 套餐 匿名 减少 颜色 设备 网卡 改造 异步 属主 断点 拷贝 汇总 主题 隐藏 追加
  边缘 解压 核心 批次 作业 主干 门户 逻辑 损坏 峰值 垃圾 通信 适用 现成 计数 终止 仓库 打包 成本 优势 培训 文件夹 手册 视频 断电 切割 物理机 云主机 宿主机 局域网
  离职 入职 外置 内置 分组 运行中 静态文件 昨天 上次 闪退 退出 回收站 保存 存放 共用 专用 规划 估算 资源占用 占满 打满 爆满`;

/** Question words that don't describe anything; left out of queries that contain anything else. */
const QUESTIONS = `
  怎么 怎样 如何 什么 为什么 为何 怎么办 怎么样 哪里 哪些 哪个 请问 是否 能否 可以 能不能 可不可以 有没有 是不是 一个 一下 我们 你们 我的 需要 想要 进行 使用 通过 以及 还是 或者 关于 之后 之前 时候
  是什么 一直 总是 老是 要不要 会不会 需不需要 应该 在哪 在哪里 怎么做 怎么用 怎么弄 怎么搞 怎么配 怎么看 有什么 什么意思 的话 里面 如果 然后 突然 已经 自己 一些 这个 那个 多少 几个 可以吗 出现
  怎么回事 回事 为啥 干嘛 咋 咋办 咋整 是啥 啥 哪儿 在哪儿 哪一步 到底 究竟 请教 求教 有人 大家 谢谢 知道 遇到 碰到 目前 现在 打算 准备 希望 能够 才能 应当 该怎么 怎样才能
  如何才能 干什么 做什么 怎么才能 怎么写 怎么填 怎么改 怎么查 怎么选 在哪看 在哪里看 哪里看 在哪改 在哪里改 哪里改 哪里可以 哪里有 怎么解决 如何解决 怎么处理 如何处理 我要 我想 要把 想把 一套 一种 一份 有个 某个 某些 东西 的时候 是干嘛 干嘛用 做什么用 干什么用 怎么给 帮我 给我 用不用 如何实现 怎么实现 解决 处理 解决办法 解决方法`;

/** Single characters that separate words without carrying meaning. */
const PARTICLES = '的了吗呢吧啊是在和与或及到从把被给对向为我你它他这那有没不会能要想请让也就都还又上里后用';

/** Two-character verbs that people shorten to one character, such as 删了 and 绑个 for 删除 and 绑定. */
export const shortVerbs: ReadonlyMap<string, string> = new Map(
  words(`
    删:删除 改:修改 换:更换 装:安装 卸:卸载 升:升级 绑:绑定 挂:挂载 建:创建 加:添加 连:连接 传:上传 拉:拉取 推:推送 停:停止 关:关闭 开:开启 扩:扩容 搬:迁移 迁:迁移 查:查询
    配:配置 登:登录 清:清理 拷:复制 退:退出 搭:部署 导:导入 摘:移除 卡:卡住`).map((pair) => pair.split(':') as [string, string]),
);

/** Characters other than particles that may follow such a verb. */
export const complements: ReadonlySet<string> = new Set('个完掉成进出到好过下得回走错');

/** Maximum number of English words that form one term. */
export const LONGEST_PHRASE = 3;

/** English compounds, written as one word or as several. */
const COMPOUNDS = `
  spring-boot spring-cloud docker-compose docker-hub docker-file service-mesh gateway-api app-store app-market cloud-native load-balancer load-balance
  multi-cluster multi-cloud multi-tenant multi-tenancy multi-module high-availability open-source quick-start quick-install config-map config-group state-ful
  auto-scaling auto-scale work-load name-space node-port load-test role-back roll-back roll-out work-flow git-ops dev-ops web-hook end-point down-load
  go-lang node-js vue-js react-js net-core type-script java-script my-sql postgre-sql mongo-db rabbit-mq rocket-mq elastic-search micro-service micro-services
  hot-fix time-zone time-out log-in log-out set-up sign-in data-base file-system back-up start-up stand-alone all-in-one open-api rainbond-operator rainbond-console`;

const STOP_WORDS = `
  a an and are as at be by can could did do does for from had has have how i if in into is it its me my of on or our please should so than that the their them
  then there these they this to us via was we were what when where which while who why will with would you your about get gets keep keeps
  anyone correctly easily happens happened looking possible possibly properly still tell trying way ways
  again always any anything between been being but cannot also just need needs some something someone want wants using
  s t d m don doesn isn won re ve ll`;

const HAN = /^\p{Script=Han}+$/u;
const fromSynonyms = synonyms.flat();

export const questionWords: ReadonlySet<string> = new Set(words(QUESTIONS));
export const particles: ReadonlySet<string> = new Set(PARTICLES);
export const stopWords: ReadonlySet<string> = new Set(words(STOP_WORDS));

/** The product's name carries no meaning in a query: every page is about it. */
export const PRODUCT_NAME = 'rainbond';

/** Chinese words that queries are split into; those of three or more characters are also index terms. */
export const chineseWords: ReadonlySet<string> = new Set([
  ...words(PRODUCT),
  ...words(DAILY),
  ...words(COMMON),
  ...questionWords,
  ...fromSynonyms.filter((word) => HAN.test(word)),
  ...slips.keys(),
]);

export const longestChineseWord = Math.max(...Array.from(chineseWords, (word) => word.length));

/** Words and phrases of up to `LONGEST_PHRASE` words, joined: `spring boot`, `spring-boot` and `springboot` are one term. */
export const compounds: ReadonlySet<string> = new Set([
  ...words(COMPOUNDS).map((phrase) => phrase.replaceAll('-', '')),
  ...fromSynonyms.filter((word) => !HAN.test(word) && word.includes(' ')).map((word) => word.replaceAll(' ', '')),
]);
