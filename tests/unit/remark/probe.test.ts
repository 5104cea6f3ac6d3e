import {it} from 'vitest';
import {renderCode} from '../../../src/remark/code/render';
import {findLanguage} from '../../../src/remark/code/languages';
const o = {showLineNumbers: false, highlighted: new Set<number>()};
it('x', () => {
  for (const [l, c] of [['bash', `helm install rainbond rainbond/rainbond-cluster -n rbd-system \\
  --set a="x $Y" \\
  install
EIP='1.2.3.4' VERSION=v5.14.2 bash ./install.sh && sudo systemctl restart docker | grep -v -e Running
cat > values.yaml <<EOF
name: <ns>
docker run
EOF
for i in 1 2; do echo $i; done
curl -o install.sh https://get.rainbond.com && bash ./install.sh
kubectl get rainbondcluster -o go-template --template='{{range .spec}}{{.}}:7070{{end}}'
docker info --format '{{.ServerVersion}}'`],
  ['dockerfile','FROM openjdk:8\nRUN apt-get install -y x && rm -rf /y\nCMD ["java","-jar","app.jar"]'],
  ['yaml','Cluster:\n  enable: true # c\n  list: [a, 1]\n  s: "x"\n  t: |\n    multi\n    <ns>\n'],
  ['json','{"a": [1, null, true, "x"]}'], ['properties','a.b=1\n# c'], ['ini','[s]\na=1'], ['nginx','server { listen 80; location / { proxy_pass http://x; } }'],
  ['sql',"SELECT a FROM t WHERE b = 'x' AND <name> > 1;"], ['java','@Test public List<String> a(int b) { return "x"; }'],
  ['php','<?php echo "a"; ?>\n<b>x</b>'], ['go','func main() { fmt.Println("x") }'], ['powershell','Get-Item $env:PATH -Force'], ['batch','docker run --privileged -d ^\n-e EIP=<your-ip> ^\nimage'], ['diff','-a\n+b'], ['toml','[a]\nb = "c"'],['http','GET /a HTTP/1.1\nHost: x'], ['text','a <none> <ns>']] as const) console.log(l+'\n'+renderCode(c, findLanguage(l)!, o));
});
