import AskCard from '@site/src/components/sections/ask-card';
import SceneCard from '@site/src/components/sections/scene-card';
import WallPage from '@site/src/components/templates/wall-page';
import {product} from '@site/src/config/product';
import {needs, scenePath, scenes} from '@site/src/data/scenes';
import {sceneWall} from '@site/src/data/walls';

export default function Scenes() {
  const {filter, ask, ...texts} = sceneWall;
  return (
    <WallPage
      {...texts}
      path="/usescene/"
      filter={{parameter: 'need', label: filter, options: needs}}
      items={scenes.map((entry) => ({
        id: entry.id,
        path: scenePath(entry),
        tags: entry.needs,
        render: (hidden) => <SceneCard entry={entry} hidden={hidden} key={entry.id} />,
      }))}
      last={<AskCard title={ask.title} text={ask.text} link={{to: product.forum, label: ask.link}} />}
    />
  );
}
