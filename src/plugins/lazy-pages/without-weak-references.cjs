/** Names pages without `require.resolveWeak`, for which the bundler compiles each of them at once. */
module.exports = (source) => source.replace(/require\.resolveWeak\(("(?:[^"\\]|\\.)*")\)/g, '$1');
