/** Pinyin readings of the characters in the site's own words, and of common homophones; `v` stands for ü, as typed. */
const READINGS = `
  a阿啊 ai爱挨碍 an安按案暗岸俺 ao奥 ba把吧八拔坝霸巴罢 bai败白百摆拜 ban搬板版办半班般伴扮斑瓣 bang邦帮绑棒榜 bao包保报暴抱宝饱胞爆 bei备被本倍北背杯贝辈 ben本奔笨 beng崩
  bi比闭必笔币毕壁避彼 bian编变便遍边辨辩扁贬 biao标表彪 bie别憋 bin宾滨斌 bing并病兵冰饼 bo波博播伯驳 bu不布步部补捕簿 ca擦 cai才采菜猜材财裁 can参残惨灿 cang仓藏苍舱 cao操草槽 ce册测策侧厕 ceng层曾
  cha插查差茶叉察 chai拆柴 chan产铲缠 chang常场长厂尝唱畅肠 chao超朝潮抄炒 che车彻撤 chen沉陈晨称 cheng成程称城承乘呈诚 chi持池迟吃尺齿赤 chong冲重充虫崇 chou抽仇愁丑 chu出除储处初触楚厨
  chuan传川穿船串 chuang创窗床闯 chui吹垂 chun春纯 ci此次磁词辞刺 cong从匆丛 cu粗促 cui催 cun存村寸 cuo错措搓 da打大达答搭 dai代带待袋戴呆 dan单但弹担淡蛋丹 dang当档挡党 dao到导道倒岛刀盗
  de的得地德 deng登等灯邓 di低底地第敌递弟滴抵 dian点电店典垫殿 diao调掉吊钓 die跌叠 ding定订钉丁顶盯 diu丢 dong动洞东懂冬冻 dou都斗豆抖 du度读独毒堵渡 duan端断段短锻 dui对队堆兑 dun顿盾 duo多夺躲朵
  e额恶饿 er儿二而耳 fa发法罚 fan反泛犯烦范翻返饭凡 fang方防访房放仿芳 fei费非飞肥废 fen分份粉纷奋 feng风封丰峰锋 fo佛 fou否 fu服付负复副福富附府夫浮符 gai该改盖概 gan感干赶敢甘 gang刚钢港岗
  gao高搞告稿糕 ge个格隔各歌哥割搁革 gei给 gen根跟 geng更耕 gong工公功共供攻宫贡 gou构够购狗沟 gu故古固股骨估顾鼓 gua挂瓜刮 guai怪 guan关管观官馆惯冠灌贯 guang光广 gui规归贵鬼柜轨 gun滚衮棍 guo国过果锅裹
  ha哈 hai还海害孩 han含汉喊寒函 hang行航 hao号好耗豪毫 he和合何核河喝荷盒 hei黑 hen很狠 heng衡横恒 hong红宏洪 hou后候厚猴 hu户护互呼湖胡糊 hua化话画划华花滑 huai坏怀 huan环换缓还欢幻 huang黄慌皇
  hui会回恢灰挥毁汇 hun混婚魂 huo火货获活或伙 ji机辑集级极急及几己计记技继即济击基积际纪寄 jia加家架价假甲佳嫁 jian件鉴建间键检监简见减健剑渐兼荐尖 jiang将降江讲奖 jiao教角脚较交叫焦胶 jie接节界介结解姐借街阶截杰届
  jin金进近仅紧今禁尽锦 jing镜惊境静经警精景径竟井净京竞 jiu就旧九久究救纠 ju具据局居举句剧聚巨拒俱 juan卷捐 jue决绝觉角爵 jun军均君 ka卡咖 kai开凯 kan看刊砍 kang康抗 kao考靠烤 ke可客课科克刻壳 ken肯 keng坑
  kong控空孔恐 kou口扣 ku库苦酷哭 kua跨夸 kuai快块筷 kuan宽款 kuang况矿狂 kui馈亏 kun困 kuo扩阔 la拉啦辣 lai来赖莱 lan览蓝栏兰烂 lang浪朗 lao老劳牢 le了乐勒 lei类累雷泪 leng冷 li离里理力历例利立李丽厘励 lian连链联练炼恋
  liang量亮两良凉粮 lie列烈裂猎 lin临林邻 ling令领零灵另凌 liu流浏留六刘 long隆龙 lou漏楼 lu路录陆露鹿炉鲁 lv绿率律虑旅 luan乱 lue略 lun论轮伦 luo络落罗逻裸 ma吗嘛码马妈骂 mai卖买埋 man满慢漫 mang忙盲 mao毛猫冒
  me么 mei没每美煤媒 men门们 meng梦盟猛 mi密秘米迷蜜 mian面免棉眠 miao秒描苗 min敏民 ming名命明鸣 mo模摸莫末磨默 mou某谋 mu模目木幕母 na那哪拿纳 nai耐奶 nan难南男 nao脑闹 ne呢 nei内 neng能 ni你拟泥逆 nian念年
  niang娘 niao鸟 ning宁凝 niu牛 nong弄农 nu努 nuan暖 ou偶 pa怕爬 pai排牌派拍 pan盘判盼 pang旁 pao跑炮泡 pei配陪赔培 pen喷 peng碰朋棚 pi批皮匹披疲 pian片偏篇骗 piao票漂 pin品频拼贫 ping平评屏凭苹瓶 po破迫坡 pu扑朴普铺
  qi期其起启器企气七奇弃齐漆 qia恰 qian前签迁钱千欠潜 qiang强墙枪抢 qiao桥巧敲 qie切且窃 qin亲侵勤 qing清请情轻青庆倾 qiong穷 qiu求球秋 qu区取去驱趋曲 quan权全圈泉劝 que缺确却雀 qun群裙 ran然燃 rao绕 re热 ren人认任仁
  reng仍扔 ri日 rong容溶融荣熔 ru如入乳 ruan软 ruo若弱 sa撒 sai赛 san三散伞 sao扫 se色 sha啥沙杀 shan删山闪善 shang上商伤尚 shao少绍烧稍 she设社射摄舍涉蛇 shen伸什身深神审申甚 sheng生升声省胜圣剩
  shi是时事十使式试示识实失市始史世视士室适释 shou收手受首守授寿售 shu数书属署术述树输熟鼠暑束 shua刷 shuai率摔 shuang双爽 shui水谁税 shun顺 shuo说硕 si私思死丝四司似 song送松宋 sou搜 su速素诉宿苏 suan算酸 sui虽随岁碎
  sun损孙 suo所锁缩索 ta他它塔踏 tai台太态抬胎泰 tan弹谈探摊坛 tang唐糖汤躺 tao套逃讨桃 te特 teng腾疼 ti提题体替梯 tian天添田填 tiao条调挑跳 tie贴铁 ting停听厅庭挺 tong通同统痛童桶 tou头投透偷 tu图突土徒涂 tuan团
  tui推退腿 tuo托脱拖拓 wa挖 wai外歪 wan完万晚玩碗 wang网忘望往王旺 wei为位未围微维委伪卫味囗 wen文问温闻稳 wo我握 wu无五物误务武舞雾午屋 xi系西习希析细息洗吸徙喜席 xia下夏吓虾 xian线现限先县显险献鲜贤 xiang像象向想项相箱响享乡详香
  xiao小效销消笑校晓 xie些写谢协鞋卸械斜 xin新心信芯欣 xing性型行星形醒姓兴 xiong雄兄 xiu修秀休 xu需虚许续须序徐 xuan选宣玄 xue学雪 xun讯询巡寻训循 ya压雅牙亚 yan言验眼严延颜岩研演 yang样央阳养洋 yao要钥药邀遥摇咬
  ye业也页夜叶野 yi一以已移依译易义议意异医衣益艺亿绎溢 yin因引印音银隐 ying应映硬用影英迎营赢 yong用永勇拥 you有优由邮油友右又游幼 yu于与语域遇雨预育鱼玉欲予 yuan员原源远院元园圆愿缘 yue月越约阅 yun云运允晕 za杂咋
  zai在再载栽灾 zan暂赞 zao早造遭 ze则责择泽 zen怎 zeng增赠 zha扎炸 zhai窄债 zhan占站展战暂沾 zhang长账帐障张掌章涨 zhao找照招赵召 zhe这者着折 zhen真阵镇针诊振 zheng证正整政争郑征 zhi之知直止址指至志制治置只支质值职织植致
  zhong中重种众终钟 zhou周洲皱骤 zhu主住助注逐著珠猪竹贮祝 zhua抓 zhuan转专传赚 zhuang装状撞壮庄 zhui追 zhun准 zhuo桌捉 zi自字子资紫 zong总宗综踪纵 zou走 zu组租足族阻 zuan钻 zui最罪醉嘴 zun尊 zuo做作座左坐`;

const readings: ReadonlyMap<string, readonly string[]> = (() => {
  const result = new Map<string, string[]>();
  for (const [, syllable = '', characters = ''] of READINGS.matchAll(/([a-z]+)(\p{Script=Han}+)/gu)) {
    for (const character of characters) result.set(character, [...(result.get(character) ?? []), syllable]);
  }
  return result;
})();

/** All possible readings of a stretch of Chinese; empty if any of its characters is unknown. */
export function readingsOf(text: string): readonly string[] {
  return Array.from(text).reduce<readonly string[]>((before, character) => before.flatMap((start) => (readings.get(character) ?? []).map((syllable) => start + syllable)), ['']);
}
