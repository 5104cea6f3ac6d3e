import {SCRIPTS_FAILED} from '../../lib/page-scripts';
import type {Edit} from '../source-changes/edits';

/** Id of the list of scripts. The list is data, so that the loader is the same on every page. */
export const LIST = 'page-scripts';

/**
 * Fetches scripts once the text has been shown: two frames after the document is parsed, or at once when nothing is
 * being painted, as in a background tab. Scripts run in order. The page's full stylesheets are fetched with them and
 * enabled all at once: one without the next would undo what the first styles say. The elements of failed files are
 * removed, since the bundler would wait for them, and the reader is asked to retry. If a stylesheet fails, all of them
 * are fetched again, as their order decides which rule wins. Until the page responds to input itself, the loader records
 * the last button pressed or the search shortcut, and what is typed for the search after that. The page accesses all
 * this as `window.pageScripts` (type `PageScripts`).
 */
const LOADER = `(()=>{
const element=id=>document.getElementById(id);
const isSheet=address=>address.endsWith(".css");
const fetch=address=>new Promise((onload,failed)=>{
const part=document.createElement(isSheet(address)?"link":"script");
const onerror=()=>{part.remove();failed()};
const hold=()=>{part.sheet.disabled=true;part.media="all";onload()};
Object.assign(part,isSheet(address)?{rel:"stylesheet",href:address,media:"not all",onload:hold,onerror}:{src:address,async:false,onload,onerror});
document.head.append(part)
});
const {dataset}=document.documentElement;
let input;
const keep=event=>{
const {type,target,key,ctrlKey,metaKey}=event;
const control=type==="click"&&target.closest("button:not(#${SCRIPTS_FAILED} *)");
const search=type==="keydown"&&(key==="k"&&(ctrlKey||metaKey)||key==="/"&&!target.matches("input,select,textarea"));
const typed=type==="keydown"&&input&&(input.keys[0]||input.control.matches("[aria-keyshortcuts]"))&&!ctrlKey&&!metaKey&&(!key[1]||/^(Backspace|Enter)$/.test(key))&&!target.matches("input,select,textarea");
if(search||typed)event.preventDefault();
if(typed)input.keys.push({key});
else if(control||search){
input={control,keys:search?[{key,ctrlKey,metaKey}]:[]};
dataset.waiting=""
}
};
const kinds=["click","keydown"];
kinds.forEach(kind=>addEventListener(kind,keep,true));
const takeInput=()=>{
kinds.forEach(kind=>removeEventListener(kind,keep,true));
delete dataset.waiting;
return input
};
let asked;
const askToRetry=()=>asked??=new Promise(again=>{
delete dataset.waiting;
const note=element("${SCRIPTS_FAILED}"),[retry,reload]=note.querySelectorAll("button");
note.hidden=false;
if(!reload.hidden)retry.focus();
reload.onclick=()=>location.reload();
retry.onclick=()=>{
note.hidden=true;
note.querySelectorAll("[hidden]").forEach(part=>part.hidden=false);
asked=null;
again()
}
});
const load=list=>Promise.allSettled(list.map(fetch)).then(ends=>{
const lost=number=>ends[number].status==="rejected";
const sheetLost=list.some((address,number)=>isSheet(address)&&lost(number));
const missing=list.filter((address,number)=>lost(number)||sheetLost&&isSheet(address));
if(missing.length)return askToRetry().then(()=>load(missing));
return new Promise(done=>setTimeout(()=>{
for(const sheet of document.styleSheets)sheet.disabled=false;
done()
}))
});
const arrived=new Promise(done=>addEventListener("DOMContentLoaded",()=>{
const start=()=>done(load(JSON.parse(element("${LIST}").textContent)));
document.hidden?start():requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(start)))
}));
window.pageScripts={arrived,askToRetry,takeInput}
})()`;

/** Matches a script that every page runs, as source code in the template's JavaScript. */
const ENTRY = String.raw`/\/(?:runtime~)?main\.[^/]+$/`;

/**
 * The list of a page's scripts, in the language of the framework's template: the full stylesheets where `page-styles`
 * lists them, then the scripts of the page, then the main script. Scripts that are loaded when the main script runs don't
 * have to be requested: it neither searches for each of them nor records where the request was made.
 */
const SCRIPTS = `JSON.stringify([...(it.sheets ?? []), ...[false, true].flatMap((entry) => it.scripts.filter((script) => ${ENTRY}.test(script) === entry)).map((script) => it.baseUrl + script)])`;

/** The scripts of the page and the site don't compete with the page's text on a slow connection: they are fetched once the text is shown. */
export const textFirst: readonly Edit[] = [
  {
    find: `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`,
    replace: `<script type="application/json" id="${LIST}"><%~ ${SCRIPTS} %></script>
    <script>${LOADER}</script>`,
  },
];
