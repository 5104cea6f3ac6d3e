/** Separator of the parts of a console menu path, on the page and in its source. */
export const PART_MARK = ' → ';

/** Class of console labels, wherever they appear: see `css/markdown.css`. */
export const LABEL_CLASS = 'ui-label';

/** The labels of a path such as `平台管理 → 集群`, in order. */
export const partsOf = (path: string): readonly string[] => path.split(PART_MARK.trim()).map((part) => part.trim());
