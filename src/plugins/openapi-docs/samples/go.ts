import {jsonText} from './literal';
import {target, type SampleLanguage} from './request';

export const go: SampleLanguage = {
  value: 'go',
  label: 'Go',
  fence: 'go',
  write: (request) => {
    const {method, body, hasReply} = request;
    const imports = [
      'fmt',
      ...(hasReply ? ['io'] : []),
      'net/http',
      'os',
      ...(body === undefined ? [] : ['strings']),
    ];
    const content = body === undefined ? 'nil' : 'body';
    return `package main

import (
${imports.map((name) => `\t"${name}"`).join('\n')}
)

func main() {
	url := os.Getenv("CONSOLE") + "${target(request)}"
${body === undefined ? '' : `\tbody := strings.NewReader(\`${jsonText(body)}\`)\n`}	req, err := http.NewRequest("${method.toUpperCase()}", url, ${content})
	if err != nil {
		panic(err)
	}
	req.Header.Set("Authorization", os.Getenv("TOKEN"))
${body === undefined ? '' : '\treq.Header.Set("Content-Type", "application/json")\n'}	res, err := http.DefaultClient.Do(req)
	if err != nil {
		panic(err)
	}
	defer res.Body.Close()
	fmt.Println(res.Status)
${hasReply ? '\tio.Copy(os.Stdout, res.Body)\n' : ''}}`;
  },
};
