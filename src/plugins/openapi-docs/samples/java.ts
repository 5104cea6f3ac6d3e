import {jsonText} from './literal';
import {indentRest, target, type SampleLanguage} from './request';

/** Lines of a text block. Backslashes are doubled, because a single one would start a Java escape sequence. */
function textBlock(text: string): string {
  return `"""\n${' '.repeat(12)}${indentRest(text.replaceAll('\\', '\\\\'), 12)}"""`;
}

function publish(method: string, hasBody: boolean): string {
  const content = hasBody ? 'BodyPublishers.ofString(body)' : 'BodyPublishers.noBody()';
  if (method === 'get' || method === 'delete') return `.${method.toUpperCase()}()`;
  return `.${method.toUpperCase()}(${content})`;
}

export const java: SampleLanguage = {
  value: 'java',
  label: 'Java',
  fence: 'java',
  write: (request) => {
    const {method, body, hasReply} = request;
    const hasBody = body !== undefined;
    const imports = [
      'java.net.URI',
      'java.net.http.HttpClient',
      'java.net.http.HttpRequest',
      ...(hasBody ? ['java.net.http.HttpRequest.BodyPublishers'] : []),
      'java.net.http.HttpResponse.BodyHandlers',
    ];
    const calls = [
      '.uri(URI.create(System.getenv("CONSOLE") + path))',
      '.header("Authorization", System.getenv("TOKEN"))',
      ...(hasBody ? ['.header("Content-Type", "application/json")'] : []),
      publish(method, hasBody),
      '.build();',
    ];
    return `${imports.map((name) => `import ${name};`).join('\n')}

public class Main {
    public static void main(String[] args) throws Exception {
        var path = "${target(request)}";
${hasBody ? `        var body = ${textBlock(jsonText(body))};\n` : ''}        var request = HttpRequest.newBuilder()
${calls.map((call) => `            ${call}`).join('\n')}
        var reply = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        System.out.println(reply.statusCode());
${hasReply ? '        System.out.println(reply.body());\n' : ''}    }
}`;
  },
};
