// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';

import RichText from '@site/src/components/templates/rich-text';

afterEach(cleanup);

describe('rich text', () => {
  it('marks code and labels, and keeps the rest as it is', () => {
    const {container} = render(<RichText text="Open **网关**, then `kubectl get po` & wait" />);
    expect(container.innerHTML).toBe('Open <b>网关</b>, then <code class="code">kubectl get po</code> &amp; wait');
  });

  it('frames the labels of a path', () => {
    const {container} = render(<RichText text="<UI>Team → Apps</UI> & <UI>Add</UI>" />);
    expect(container.innerHTML).toBe('<b class="ui-label">Team</b> → <b class="ui-label">Apps</b> &amp; <b class="ui-label">Add</b>');
  });
});
