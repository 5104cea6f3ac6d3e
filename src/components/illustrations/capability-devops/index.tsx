import {translate} from '@docusaurus/Translate';

import Drawing from '@site/src/components/illustrations/primitives/drawing';
import Edge from '@site/src/components/illustrations/primitives/edge';
import Flow from '@site/src/components/illustrations/primitives/flow';
import Label from '@site/src/components/illustrations/primitives/label';
import Panel from '@site/src/components/illustrations/primitives/panel';
import Responsive from '@site/src/components/illustrations/primitives/responsive';

import styles from './styles.module.css';

function texts() {
  return {
    stations: [
      translate({id: 'illustrations.devops.build', message: '构建', description: 'Station of a pipeline in a drawing, at most 8 characters'}),
      translate({id: 'illustrations.devops.image', message: '镜像', description: 'Station of a pipeline in a drawing, at most 8 characters'}),
      translate({id: 'illustrations.devops.online', message: '上线', description: 'Station of a pipeline in a drawing, at most 8 characters'}),
    ],
    commit: translate({id: 'illustrations.devops.commit', message: 'fix: 价格精度 @deploy', description: 'A commit message in a drawing; keep @deploy'}),
  };
}

type Props = {
  readonly width: number;
  /** Positions of the commits; the last one starts a build. */
  readonly commits: readonly number[];
  /** Left edges of the three stations. */
  readonly stations: readonly number[];
  readonly stationWidth: number;
};

function Pipeline({width, commits, stations, stationWidth}: Props) {
  const text = texts();
  const last = commits.at(-1) ?? 0;
  return (
    <Drawing width={width} height={150}>
      <Edge d={`M8 34H${width - 8}`} />
      <Flow d={`M${last} 34V92a22 22 0 0 0 22 22H${width - 8}`} pace="slow" />
      {commits.map((x) => (
        <circle className={x === last ? styles.deployed : styles.commit} cx={x} cy="34" r="8" key={x} />
      ))}
      <Label x={last + 16} y={20} look="mono">
        {text.commit}
      </Label>
      <Label x={6} y={66} look="mono">
        main
      </Label>
      {text.stations.map((name, index) => (
        <Panel x={stations[index] ?? 0} y={92} width={stationWidth} height={44} radius={12} look="strong" key={name}>
          <Label x={stationWidth / 2} y={27} look="strong" centred>
            {name}
          </Label>
        </Panel>
      ))}
    </Drawing>
  );
}

/** A commit leaves the branch and runs through build and image to a release. */
export default function CapabilityDevops() {
  return (
    <Responsive
      from={380}
      wide={<Pipeline width={424} commits={[14, 62, 110, 158]} stations={[202, 276, 350]} stationWidth={64} />}
      tall={<Pipeline width={280} commits={[14, 46, 78]} stations={[112, 170, 226]} stationWidth={52} />}
    />
  );
}
