import {startWebKit} from './webkit';
import {smoke} from './smoke';

smoke('WebKit', startWebKit);
