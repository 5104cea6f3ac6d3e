import {it} from 'vitest';
import {compilePage} from './compile';
import {highlightCode} from '../../../src/remark/highlight-code';
import {structureBlocks} from '../../../src/remark/structure-blocks';
import {drawDiagrams} from '../../../src/remark/draw-diagrams';
it('x', async () => {
  console.log(await compilePage(`
<Steps>

### A

text

\`\`\`bash title="T" {2}
$ kubectl get pods -n <ns> | grep "a & b"
$ helm install x # c
\`\`\`

\`\`\`text output
NAME <none>
\`\`\`

### B

\`\`\`yaml showLineNumbers
a: "<公网 IP>" # x
b: [1, true]
\`\`\`

</Steps>

\`\`\`mermaid alt="A to “b”"
flowchart LR
  a --> b
\`\`\`

<NextLinks>

- [A](/b) — hello

</NextLinks>
`, {remark: [drawDiagrams, structureBlocks], rehype: [highlightCode]}));
});
